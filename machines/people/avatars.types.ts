/** A person's picture as the server has it; null where there is none. */
export interface Face {
  readonly id: number;
  readonly photo: string | null;
}

/** Addresses of pictures that were fetched, by person. */
export type Photos = ReadonlyMap<number, string | null>;

export interface AvatarsContext {
  readonly photos: Photos;
  /** Queue of people whose pictures to fetch, seen last at the end; without duplicates. */
  readonly wanted: readonly number[];
  /** Ids of the people whose pictures are being fetched. */
  readonly asked: readonly number[];
}

export type AvatarsEvent =
  /** Event: these people came into view. */
  { type: 'people.seen'; ids: readonly number[] };
