/** A WebSocket for tests: the test opens it, lets it receive messages, and closes it. */
export class FakeWebSocket {
  static OPEN = 1;
  /** Every socket that was created, oldest first. @type {FakeWebSocket[]} */
  static all = [];

  /** The newest socket. */
  static get last() {
    return FakeWebSocket.all.at(-1);
  }

  constructor(url) {
    this.url = url;
    this.readyState = 0;
    /** The messages that the page sent. */
    this.sent = [];
    FakeWebSocket.all.push(this);
  }

  /** The sent messages of a type. */
  sentOf(type) {
    return this.sent.filter(message => message.type === type);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
  }

  receive(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Close the connection from the server's side. */
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close() {
    this.readyState = 3;
  }
}
