/** Numbers of elements (RFC 9559 §5.1). */
export const ids = {
  head: 0x1a45_dfa3,
  segment: 0x1853_8067,
  seekHead: 0x114d_9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549_a966,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654_ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  cluster: 0x1f43_b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53_bb6b,
  chapters: 0x1043_a770,
  tags: 0x1254_c367,
  attachments: 0x1941_a469,
} as const;

/** Numbers of elements as RFC 9559 writes them. */
const listed = (numbers: string) =>
  new Set(numbers.split(/\s+/).map((number) => Number.parseInt(number, 16)));

/** Elements that a file needs to be played, by the one they are in; all others become `Void`. */
export const needed: Readonly<Record<number, ReadonlySet<number>>> = {
  // Versions, longest numbers, kind of document.
  [ids.head]: new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]),
  [ids.segment]: new Set([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]),
  // Scale of time and length.
  [ids.info]: new Set([0x2a_d7b1, 0x4489, ids.muxingApp, ids.writingApp]),
  // Number for good, flags, caches, lengths of frames, scale of time; additions to blocks,
  // language, codec and its configuration, delays; picture, sound, encodings; flags of what a
  // track is for.
  [ids.track]: listed(
    `d7 83 73c5 b9 88 55aa 9c 6de7 6df8 23e383 234e7a 23314f 55ee 41e4 22b59c 22b59d 86 63a2 aa
    56aa 56bb e0 e1 6d80 55ab 55ac 55ad 55ae 55af`,
  ),
  // Time, place, size of the one before.
  [ids.cluster]: new Set([0xe7, 0xa7, 0xab, ids.simpleBlock, ids.blockGroup]),
};

/** Elements that only a segment holds: one of them ends a cluster whose length is not known. */
export const ofSegment: ReadonlySet<number> = new Set([
  ...(needed[ids.segment] ?? []),
  ids.chapters,
  ids.tags,
  ids.attachments,
]);
/** Kinds of track that are played: picture and sound. */
export const played: ReadonlySet<number> = new Set([1, 2]);
