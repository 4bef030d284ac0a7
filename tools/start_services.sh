# Sourced before the tests: names a PostgreSQL and a Redis (or Valkey) for them, and starts private
# ones if none responds.
PARLOUR_TEST_POSTGRES=${PARLOUR_TEST_POSTGRES:-postgresql://$(id -un)@127.0.0.1:5432/test}
parlour_answers() { .venv/bin/python -c "import asyncio, asyncpg, sys; asyncio.run(asyncpg.connect(sys.argv[1], timeout=3))" "$1" >/dev/null 2>&1; }
if ! parlour_answers "$PARLOUR_TEST_POSTGRES"; then
    PARLOUR_TEST_POSTGRES=postgresql://postgres@127.0.0.1:54329/postgres
    if ! parlour_answers "$PARLOUR_TEST_POSTGRES"; then
        parlour_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)
        [ -n "$parlour_bin" ] || { echo "PostgreSQL is missing; install it with: apt install postgresql" >&2; exit 1; }
        parlour_home=$(mktemp -d)
        parlour_as=""
        # PostgreSQL refuses to run as root, so it runs as the user postgres.
        [ "$(id -u)" = 0 ] && { chown postgres "$parlour_home"; parlour_as="runuser -u postgres --"; }
        (cd "$parlour_home" && $parlour_as "$parlour_bin/initdb" -D "$parlour_home/base" -U postgres -A trust >/dev/null 2>&1 \
            && $parlour_as "$parlour_bin/pg_ctl" -D "$parlour_home/base" -o "-p 54329 -k $parlour_home" -l "$parlour_home/log" -w start >/dev/null 2>&1) \
            || { echo "PostgreSQL could not be started; try: pg_ctlcluster $(ls /etc/postgresql 2>/dev/null | tail -1) main start" >&2; exit 1; }
    fi
fi
export PARLOUR_TEST_POSTGRES
PARLOUR_TEST_REDIS=${PARLOUR_TEST_REDIS:-redis://127.0.0.1:6379}
parlour_redis_answers() { .venv/bin/python -c "import redis, sys; redis.Redis.from_url(sys.argv[1], socket_timeout=3).ping()" "$1" >/dev/null 2>&1; }
if ! parlour_redis_answers "$PARLOUR_TEST_REDIS"; then
    PARLOUR_TEST_REDIS=redis://127.0.0.1:63799
    if ! parlour_redis_answers "$PARLOUR_TEST_REDIS"; then
        parlour_server=$(command -v valkey-server redis-server | head -1)
        [ -n "$parlour_server" ] || { echo "Redis is missing; install it with: apt install redis-server" >&2; exit 1; }
        "$parlour_server" --port 63799 --bind 127.0.0.1 --save "" --appendonly no --daemonize yes --dir "$(mktemp -d)" >/dev/null \
            || { echo "Redis could not be started on port 63799" >&2; exit 1; }
    fi
fi
export PARLOUR_TEST_REDIS
