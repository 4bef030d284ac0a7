"""The scripts of the job queue in Valkey or Redis, each of which is one atomic step.

A priority of a lane is a stream with the consumer group GROUP. A job is an entry of the stream: pending
while a worker holds it, and deleted when it is done. The worker renews its lease, which is the idle
time of the pending entry. A stream expires when no server and no worker has used it for as long as a
job is worth doing, so Redis does not keep the jobs of a site whose servers have stopped.
"""

from __future__ import annotations

GROUP = "workers"
"""The name of the consumer group of each stream."""

ADD = """
if redis.call('XLEN', KEYS[1]) >= tonumber(ARGV[1]) then return false end
local entry = redis.call('XADD', KEYS[1], '*', 'job', ARGV[2], 'server', ARGV[3], 'payload', ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return entry
"""
"""Adds a job and returns its entry, or nil if the stream is full.

Arguments: the maximum length, the id of the job, the name of its server, the payload, and the time (ms)
after which the job is useless.
"""

TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local group, worker, lease, keep = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local deliveries, results, expiry = tonumber(ARGV[5]), ARGV[6], ARGV[7]

local function expired(key)
    local start = '0-0'
    repeat
        local found = redis.call('XAUTOCLAIM', key, group, worker, lease, start, 'COUNT', 1)
        if found[2][1] then return found[2][1] end
        start = found[1]
    until start == '0-0'
end

local function waiting(key)
    local found = redis.call('XREADGROUP', 'GROUP', group, worker, 'COUNT', 1, 'STREAMS', key, '>')
    return found and found[1][2][1]
end

for _, key in ipairs(KEYS) do
    redis.pcall('XGROUP', 'CREATE', key, group, '0', 'MKSTREAM')
    redis.call('PEXPIRE', key, keep)
    local entry = expired(key) or waiting(key)
    while entry do
        local age = now - tonumber(string.match(entry[1], '^%d+'))
        local times = redis.call('XPENDING', key, group, entry[1], entry[1], 1)[1][4]
        if age <= keep and times <= deliveries then
            return {key, entry[1], entry[2], tostring(now)}
        end
        redis.call('XACK', key, group, entry[1])
        redis.call('XDEL', key, entry[1])
        if times > deliveries then
            redis.call('SET', results .. entry[2][2], '-', 'PX', expiry)
        end
        entry = expired(key) or waiting(key)
    end
end
return {false, false, false, tostring(now)}
"""
"""Takes the most urgent job: one whose worker has disappeared, or a new one.

Jobs that are too old, and those at which several workers have failed, are deleted.
Arguments: the group, the worker, the lease (ms), the age (ms) after which a job is useless, the maximum
number of workers that try a job, the prefix of results and their expiry (ms). It returns the stream,
the entry, its fields and the time (ms).
"""

SET_IDLE_TIME = """
if redis.call('XPENDING', KEYS[1], ARGV[1], ARGV[3], ARGV[3], 1, ARGV[2])[1] then
    redis.call('XCLAIM', KEYS[1], ARGV[1], ARGV[2], 0, ARGV[3], 'IDLE', ARGV[4], 'JUSTID')
    redis.call('PEXPIRE', KEYS[1], ARGV[5])
end
"""
"""Sets the idle time of a job, and does nothing if the worker no longer holds it.

Arguments: the group, the worker, the entry, the idle time (ms) and the time (ms) after which the stream
expires. The idle time 0 renews the lease; the length of the lease ends it.
"""

FINISH = """
if redis.call('XACK', KEYS[1], ARGV[1], ARGV[2]) == 1 then
    redis.call('XDEL', KEYS[1], ARGV[2])
    redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[4])
end
"""
"""Deletes a job and stores its result.

Does nothing if another worker has finished the job or the server has taken it back. Arguments: the
group, the entry, the result and its expiry (ms).
"""

CHECK = """
local result = redis.call('GETDEL', KEYS[2])
if result then return {1, #result <= tonumber(ARGV[5]) and result or '-'} end
local pending = redis.pcall('XPENDING', KEYS[1], ARGV[1], ARGV[2], ARGV[2], 1)
if pending.err == nil and pending[1] then
    if pending[1][3] <= tonumber(ARGV[3]) then return {0, ''} end
    redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
elseif ARGV[4] == '1' and #redis.call('XRANGE', KEYS[1], ARGV[2], ARGV[2]) > 0 then
    return {0, ''}
end
redis.call('XDEL', KEYS[1], ARGV[2])
return {-1, ''}
"""
"""Returns {1, result}, {0, ''} for a job that waits or runs, or {-1, ''} after taking it back.

A result that is too large counts as the failure of its worker. Arguments: the group, the entry, the
time (ms) after which the lease of a worker counts as lost, whether the job may wait longer for a worker,
and the maximum size of a result.
"""

ANNOUNCE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
"""
"""Announces a worker for some milliseconds."""

WORKERS = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local found = {}
for i, key in ipairs(KEYS) do found[i] = redis.call('ZRANGEBYSCORE', key, now, '+inf') end
return found
"""
"""Returns the announced workers of each key."""
