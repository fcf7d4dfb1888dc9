import type { VideoMime } from '../uploads/video-kind.ts';
import { fitting, segmentSeconds, type Rung, type Shown } from './ladder.ts';

/** Reader of a kind of file: no file chooses one for itself. */
const demuxers: Record<VideoMime, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
};

/** Arguments as one writes them in a shell; none of them holds a blank. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Decoders of what cameras, phones and browsers write; no other is ever begun. */
const decoders = words(`
  h264 hevc vp8 vp9 libvpx libvpx-vp9 av1 libdav1d libaom-av1 mpeg4 h263 mjpeg prores dvvideo
  aac mp3 mp3float ac3 eac3 alac flac opus libopus vorbis libvorbis amrnb amrwb adpcm_ima_qt
  pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_f32le pcm_u8 pcm_alaw pcm_mulaw`).join(',');

/** Most pixels of a picture that is decoded: 8K and a bit. */
const mostPixels = 40_000_000;
/** Of the decoder, and of each encoder. */
const threads = '-threads 2';

/** The file that is read, and nothing else, by the reader of its kind. */
const input = (source: string, mime: VideoMime): string[] => [
  ...words(`-protocol_whitelist file,pipe -codec_whitelist ${decoders}`),
  ...words(`-max_pixels ${mostPixels} ${threads} -f ${demuxers[mime]}`),
  '-i',
  `file:${source}`,
];

/** Nothing that a camera noted, neither of the file nor of its tracks. */
const bare = '-map_metadata -1 -map_metadata:s -1 -map_chapters -1 -sn -dn -fflags +bitexact';

/** Prints size, rate and sound of a video, of which its first picture is decoded. */
export const lookArgs = (source: string, mime: VideoMime): string[] => [
  ...input(source, mime),
  ...words('-map 0:V:0 -map 0:a:0? -frames:v 1 -frames:a 1 -fpsmax 60 -f framecrc pipe:1'),
];

/** H.264 that every device plays. */
const pictures = ({ width, height, rate }: Pick<Rung, 'width' | 'height' | 'rate'>) =>
  `-vf scale=${width}:${height},setsar=1,format=yuv420p -fpsmax ${rate}
   -c:v libx264 -preset fast -profile:v high -a53cc 0 ${threads}`;

const soundOf = ({ soundBits }: Rung) =>
  soundBits > 0 ? `-map 0:a:0 -c:a aac -b:a ${soundBits} -ac 2 -ar 48000` : '';

/** Key pictures begin the segments, and are nowhere else. */
const rungArgs = (rung: Rung): string[] =>
  words(`
    -map 0:V:0 ${bare} ${pictures(rung)} ${soundOf(rung)}
    -crf 23 -maxrate ${rung.pictureBits} -bufsize ${rung.pictureBits * 2}
    -g ${Math.ceil(rung.rate * segmentSeconds * 2)} -sc_threshold 0 -flags +cgop
    -force_key_frames expr:gte(t,n_forced*${segmentSeconds})
    -f hls -hls_time ${segmentSeconds} -hls_playlist_type vod
    -hls_flags single_file -hls_segment_type fmp4
    -hls_segment_filename film${rung.side} hls${rung.side}`);

/** Makes all rungs of a video, which is decoded once: their playlists and films, by their names. */
export const ladderArgs = (source: string, mime: VideoMime, rungs: readonly Rung[]): string[] => [
  ...input(source, mime),
  ...rungs.flatMap(rungArgs),
];

/** Bits a second of a clip, and pixels of its longer side. */
const clipBits = 700_000;
const clipSide = 640;

/** Size of a video's clip. */
export const clipSize = (shown: Shown) =>
  fitting(shown, Math.max(shown.width, shown.height), clipSide);

/** Makes a small copy of a video's first seconds, without its sound. */
export const clipArgs = (
  source: string,
  mime: VideoMime,
  shown: Shown,
  seconds: number,
): string[] => [
  ...input(source, mime),
  ...words(`
    -t ${seconds.toFixed(3)} -map 0:V:0 -an ${bare}
    ${pictures({ ...clipSize(shown), rate: Math.min(30, shown.rate) })}
    -b:v ${clipBits} -maxrate ${clipBits * 1.5} -bufsize ${clipBits * 2}
    -movflags +faststart -f mp4 clip`),
];
