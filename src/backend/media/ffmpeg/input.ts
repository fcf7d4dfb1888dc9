/** Reader of a kind of file: no file chooses one for itself. */
const demuxers = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
} as const;

/** MIME types of what is read. */
export type ReadableMime = keyof typeof demuxers;

/** Arguments as one writes them in a shell; none of them holds a blank. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Decoders of what cameras, phones and browsers write; no other is ever begun. */
const decoders = words(`
  h264 hevc vp8 vp9 libvpx libvpx-vp9 av1 libdav1d libaom-av1 mpeg4 h263 mjpeg prores dvvideo
  aac mp3 mp3float ac3 eac3 alac flac opus libopus vorbis libvorbis amrnb amrwb adpcm_ima_qt
  pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_f32le pcm_u8 pcm_alaw pcm_mulaw`).join(',');

/** Most pixels of a picture that is decoded: 8K and a bit. */
const mostPixels = 40_000_000;
/** Of the decoder, and of each encoder. */
export const threads = '-threads 2';

/** The file that is read, from a position in seconds on, and nothing else, by the reader of its kind. */
export const input = (source: string, mime: ReadableMime, from = 0): string[] => [
  ...words(`-protocol_whitelist file,pipe -codec_whitelist ${decoders}`),
  ...words(`-max_pixels ${mostPixels} ${threads} -f ${demuxers[mime]}`),
  ...(from > 0 ? ['-ss', from.toFixed(3)] : []),
  '-i',
  `file:${source}`,
];
