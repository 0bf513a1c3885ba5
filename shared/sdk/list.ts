import type { Page } from './generated/types.ts';

/**
 * A list that is read as far as it is wanted: `await` it for one page, or walk it with `for await` through all of them.
 * Each of both asks anew.
 */
export class List<Row> implements PromiseLike<Page<Row>>, AsyncIterable<Row> {
  readonly #read: (cursor: string | undefined) => Promise<Page<Row>>;

  /** `read` answers the page that begins at a cursor, or the first. */
  constructor(read: (cursor: string | undefined) => Promise<Page<Row>>) {
    this.#read = read;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- awaiting it is the short way to its first page
  then<Done = Page<Row>, Failed = never>(
    onPage?: ((page: Page<Row>) => Done | PromiseLike<Done>) | null,
    onError?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#read(undefined).then(onPage, onError);
  }

  /** Page by page: `nextCursor` is where you would go on another day. */
  async *pages(): AsyncGenerator<Page<Row>, void, undefined> {
    let cursor: string | undefined;
    do {
      const page = await this.#read(cursor);
      yield page;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** Row by row, over all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}
