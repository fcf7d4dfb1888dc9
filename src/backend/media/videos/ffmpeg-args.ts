import { input, threads, words, type ReadableMime } from '../ffmpeg/input.ts';
import type { Shown } from '../ffmpeg/look.ts';
import { fitting, segmentSeconds, type Rung } from './ladder.ts';

/** Nothing that a camera noted, neither of the file nor of its tracks. */
const bare = '-map_metadata -1 -map_metadata:s -1 -map_chapters -1 -sn -dn -fflags +bitexact';

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
export const ladderArgs = (
  source: string,
  mime: ReadableMime,
  rungs: readonly Rung[],
): string[] => [...input(source, mime), ...rungs.flatMap(rungArgs)];

/** Bits a second of a clip, and pixels of its longer side. */
const clipBits = 700_000;
const clipSide = 640;

/** Size of a video's clip. */
export const clipSize = (shown: Shown) =>
  fitting(shown, Math.max(shown.width, shown.height), clipSide);

/** Makes a small copy of a video's first seconds, without its sound. */
export const clipArgs = (
  source: string,
  mime: ReadableMime,
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
