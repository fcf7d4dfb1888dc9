import sharp from 'sharp';

/** A JPEG of one colour, as a camera's file to send: of 900 by 600 unless another size is given. */
export const jpegOf = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
