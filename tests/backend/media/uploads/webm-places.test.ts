import { expect, it } from 'vitest';
import { cleaned } from './cleaned.ts';
import { block, element, entry, webm } from './films.ts';
import { elements, marks, played } from './noted-films.ts';

/** The element without meaning that is left of one. */
function emptied(bytes: Buffer): Buffer {
  const left = Buffer.alloc(bytes.length);
  if (bytes.length <= 128) left.set([0xec, 0x80 | (bytes.length - 2)]);
  else {
    left.writeBigUInt64BE(BigInt(bytes.length - 9), 1);
    left.set([0xec, 1]);
  }
  return left;
}

type Change = (notes: Buffer[]) => Buffer;
const asTheyAre: Change = (notes) => Buffer.concat(notes);
const asNothing: Change = (notes) => Buffer.concat(notes.map(emptied));
const seek = (id: string) =>
  element(
    0x4dbb,
    Buffer.concat([element(0x53ab, Buffer.from(id, 'hex')), element(0x53ac, Buffer.of(9))]),
  );

/** A recording with every note; programs are named by as many letters as `program` has. */
function recording(change: Change, program: string, isEndless = true): Buffer {
  const cluster = [element(0xe7, Buffer.of(0)), change(elements.cluster), block(1, 'a frame')];
  return webm(
    element(0x114d_9b74, Buffer.concat([seek('1549a966'), change([seek('1254c367')])])),
    element(
      0x1549_a966,
      Buffer.concat([
        element(0x2a_d7b1, Buffer.of(1)),
        change(elements.info),
        element(0x4d80, program),
        element(0x5741, program),
      ]),
    ),
    element(0x1654_ae6b, played(change(elements.track), element(0x86, 'V_VP8'))),
    change(elements.segment),
    element(0x1f43_b675, Buffer.concat(cluster), isEndless),
    element(0x1f43_b675, Buffer.concat(cluster), isEndless),
    change(elements.segment),
  );
}

it.each([
  ['without lengths', true],
  ['with lengths', false],
])('all notes of a WebM whose clusters are %s become nothing', async (_, isEndless) => {
  const bytes = recording(asTheyAre, 'Fairphone 9', isEndless);
  const left = await cleaned(bytes, 'webm');
  for (const mark of marks) expect(left.includes(mark)).toBe(false);
  expect(left.equals(recording(asNothing, '\0'.repeat(11), isEndless))).toBe(true);
  expect((await cleaned(bytes, 'webm', 2)).equals(left)).toBe(true);
});

it('a track that is neither seen nor heard goes with its blocks', async () => {
  const frame = block(1, 'a frame');
  const note = block(2, marks.join(' '));
  const group = element(
    0xa0,
    Buffer.concat([element(0xa1, Buffer.from(`\x82\0\0\0${marks[0]}`, 'latin1'))]),
  );
  const made = (change: Change) =>
    webm(
      element(0x1654_ae6b, Buffer.concat([played(), change([entry(2, 0x21)])])),
      element(0x1f43_b675, Buffer.concat([frame, change([note]), frame, change([group])]), true),
    );
  expect((await cleaned(made(asTheyAre), 'webm')).equals(made(asNothing))).toBe(true);
});

it('bytes behind a segment become nothing', async () => {
  const head = webm().subarray(0, -12);
  const segment = element(0x1853_8067, element(0x1654_ae6b, played()));
  const trailer = Buffer.from(marks.join(' '));
  const left = await cleaned(Buffer.concat([head, segment, trailer]), 'webm');
  expect(left.equals(Buffer.concat([head, segment, emptied(trailer)]))).toBe(true);
});
