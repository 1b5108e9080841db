import type { BookStart, FromReader, ToReader } from "../../player/epub/protocol";
import { listenForPlayer } from "../player-greeting";

interface Options {
  /** The book's address; only its host is listened to. */
  readonly base: string;
  readonly open: () => Promise<BookStart>;
  readonly onMessage: (message: FromReader) => void;
}

/** The viewer's end of the line to the reader on the book's content host. */
export class BookLink {
  private readonly stop: () => void;
  private port: MessagePort | null = null;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly options: Options,
  ) {
    this.stop = listenForPlayer(frame, options.base, (origin) => void this.start(origin));
  }

  send(message: ToReader): void {
    this.port?.postMessage(message);
  }

  close(): void {
    this.stop();
    this.port?.close();
    this.port = null;
  }

  private async start(origin: string): Promise<void> {
    this.port?.close();
    const line = new MessageChannel();
    this.port = line.port1;
    this.port.onmessage = ({ data }: MessageEvent<FromReader>) => this.options.onMessage(data);
    const book = await this.options.open();
    if (this.port === line.port1) this.frame.contentWindow?.postMessage(book, origin, [line.port2]);
  }
}
