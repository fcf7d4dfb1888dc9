import { readFileSync } from 'node:fs';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { expect, it } from 'vitest';
import { cleaned } from './cleaned.ts';

const said = 'Lake of Ada 52.5163 13.3777';
/** A film of three frames as a muxer writes it, turned and with tags. */
async function muxed(format: Mp4OutputFormat | MovOutputFormat | WebMOutputFormat) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('vp9');
  const isTurned = !(format instanceof WebMOutputFormat);
  output.addVideoTrack(source, { ...(isTurned && { rotation: 90 }), name: said });
  output.setMetadataTags({ title: said, comment: said, date: new Date('2026-11-25') });
  await output.start();
  const decoderConfig = {
    codec: 'vp09.00.10.08',
    codedWidth: 64,
    codedHeight: 48,
    colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
  } as const;
  for (const at of [0, 1, 2]) {
    const bytes = new Uint8Array(90).fill(at + 1);
    await source.add(new EncodedPacket(bytes, 'key', at / 2, 0.5), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** All that a player takes from a film. */
async function playedFrom(bytes: Buffer) {
  const source = new BufferSource(new Uint8Array(bytes));
  const input = new Input({ source, formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no picture.');
  const packets: Buffer[] = [];
  for await (const packet of new EncodedPacketSink(track).packets())
    packets.push(Buffer.from(packet.data));
  return {
    packets,
    seconds: await input.computeDuration(),
    size: [await track.getDisplayWidth(), await track.getDisplayHeight()],
    rotation: await track.getRotation(),
    config: await track.getDecoderConfig(),
  };
}

it.each([
  ['MP4', 'mp4', () => new Mp4OutputFormat({ fastStart: false })],
  ['MP4 with its movie in front', 'mp4', () => new Mp4OutputFormat({ fastStart: 'in-memory' })],
  ['MP4 in fragments', 'mp4', () => new Mp4OutputFormat({ fastStart: 'fragmented' })],
  ['MOV', 'mov', () => new MovOutputFormat()],
  ['WebM', 'webm', () => new WebMOutputFormat()],
  ['WebM as it is recorded', 'webm', () => new WebMOutputFormat({ appendOnly: true })],
] as const)('%s plays as before, and says nothing', async (_, kind, format) => {
  const bytes = await muxed(format());
  expect(bytes.includes(said)).toBe(true);
  const left = await cleaned(bytes, kind);
  expect(left.includes(said)).toBe(false);
  const played = await playedFrom(left);
  expect(played).toEqual(await playedFrom(bytes));
  expect(played.packets).toHaveLength(3);
  expect(left.includes('ediabunny')).toBe(false);
});

it.each(['square', 'forty-seconds'])(
  '%s, which a browser recorded, plays as before',
  async (name) => {
    const bytes = readFileSync(new URL(`../../../e2e/lib/${name}.webm`, import.meta.url));
    const left = await cleaned(bytes, 'webm');
    expect(await playedFrom(left)).toEqual(await playedFrom(bytes));
    expect([left.includes('Chrome'), left.length]).toEqual([false, bytes.length]);
  },
);
