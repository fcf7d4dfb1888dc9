import sharp from 'sharp';

/** A picture with grain, as a lens makes it. */
export const grain = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777', noise } });
};

/** Colour of a frame of `moving`, of values that a palette of a GIF keeps apart. */
export const colourOf = (at: number) => ({ r: (at * 40) % 255, g: at % 255, b: 90 });

/** Frames of one colour each, as one moving picture. */
export async function moving(frames: number, width: number, height: number) {
  const frame = (at: number) =>
    sharp({ create: { width, height, channels: 3, background: colourOf(at) } })
      .png()
      .toBuffer();
  const all = await Promise.all(Array.from({ length: frames }, (_, at) => frame(at)));
  return sharp(all, { join: { animated: true } });
}

/** A GIF of frames of one pixel each, in the last corner of a canvas of this side. */
export function longGif(frames: number, side = 1): Buffer {
  const start = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  start.writeUInt16LE(side, 6);
  start.writeUInt16LE(side, 8);
  const frame = Buffer.from(
    '!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    'latin1',
  );
  frame.writeUInt16LE(side - 1, 9);
  frame.writeUInt16LE(side - 1, 11);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
