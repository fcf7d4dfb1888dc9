import { describe, expect, it, test } from 'vitest';
import { lookArgs, shownIn, type Shown } from '#src/backend/media/ffmpeg/look.ts';
import { clipArgs, clipSize, ladderArgs } from '#src/backend/media/videos/ffmpeg-args.ts';
import { rungsOf } from '#src/backend/media/videos/ladder.ts';
import {
  codecsOf,
  ladderPlaylist,
  secondsOf,
  segmentsOf,
  withAddresses,
} from '#src/backend/media/videos/playlists.ts';

const shown = (width: number, height: number, rate = 30): Shown => ({
  width,
  height,
  rate,
  hasSound: true,
});

test.each([
  [shown(1920, 1080), ['640x360', '1280x720', '1920x1080']],
  [shown(3840, 2160), ['640x360', '1280x720', '1920x1080']],
  [shown(1080, 1920), ['360x640', '720x1280', '1080x1920']],
  [shown(1280, 720), ['640x360', '1280x720']],
  [shown(1600, 900), ['640x360', '1280x720', '1600x900']],
  [shown(854, 480), ['640x360', '854x480']],
  [shown(640, 400), ['576x360']],
  [shown(640, 360), ['640x360']],
  [shown(321, 241), ['320x240']],
  [shown(3, 1), ['2x2']],
])('%o has rungs of its shorter side, none of them larger', (size, expected) => {
  expect(rungsOf(size).map(({ width, height }) => `${width}x${height}`)).toEqual(expected);
});

test.each([
  [60, [30, 60, 60]],
  [24, [24, 24, 24]],
  [3, [3, 3, 3]],
])('of %i pictures a second its rungs have %o', (rate, expected) => {
  expect(rungsOf(shown(1920, 1080, rate)).map((rung) => rung.rate)).toEqual(expected);
});

test('a clip is as small as those that browsers make', () => {
  expect(clipSize(shown(1920, 1080))).toEqual({ width: 640, height: 360 });
  expect(clipSize(shown(1080, 1920))).toEqual({ width: 360, height: 640 });
  expect(clipSize(shown(320, 240))).toEqual({ width: 320, height: 240 });
});

describe('what ffmpeg prints of a video', () => {
  it('says its size in square pixels, its rate and its sound', () => {
    const printed = '#tb 0: 1001/30000\n#dimensions 0: 720x576\n#sar 0: 16/15\n';
    const rate = 30_000 / 1001;
    expect(shownIn(printed)).toEqual({ width: 768, height: 576, rate, hasSound: false });
    const sound = `${printed}#media_type 1: audio\n`;
    expect(shownIn(sound).hasSound).toBe(true);
    expect(shownIn(sound.replace('16/15', '0/1')).width).toBe(720);
    expect(shownIn(sound.replace('1001/30000', '1/1000')).rate).toBe(60);
  });

  it('is refused without a picture', () => {
    expect(() => shownIn('')).toThrow('it has no picture');
  });
});

const times = (line: readonly string[], word: string) => line.filter((one) => one === word).length;

describe('a line for ffmpeg', () => {
  const source = '/media/a -i b';
  const lines = [
    lookArgs(source, 'video/mp4'),
    ladderArgs(source, 'video/mp4', rungsOf(shown(1920, 1080))),
    clipArgs(source, 'video/mp4', shown(1920, 1080), 5),
  ];

  it('names one file alone, its reader and what may be opened', () => {
    for (const line of lines) {
      const at = line.indexOf('-i');
      expect(line.lastIndexOf('-i')).toBe(at);
      expect(line.slice(at - 2, at + 2)).toEqual(['-f', 'mov', '-i', `file:${source}`]);
      expect(line.join(' ')).toMatch(/^-protocol_whitelist file,pipe -codec_whitelist h264,\S+ /);
    }
    expect(lookArgs(source, 'video/webm')).toContain('matroska');
    expect(lookArgs(source, 'video/quicktime')).toContain('mov');
  });

  it('takes nothing along that a camera noted', () => {
    const [, ladder = [], clip = []] = lines;
    expect([times(ladder, '-map_metadata'), times(ladder, '-map_metadata:s')]).toEqual([3, 3]);
    expect([times(clip, '-map_metadata'), times(clip, '-map_metadata:s')]).toEqual([1, 1]);
  });

  it('asks for no sound where there is none', () => {
    const silent = rungsOf({ ...shown(640, 360), hasSound: false });
    expect(ladderArgs(source, 'video/mp4', silent)).not.toContain('-c:a');
  });
});

const list = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="film360",BYTERANGE="1355@0"',
  '#EXTINF:6.000000,',
  '#EXT-X-BYTERANGE:600000@1355',
  'film360',
  '#EXTINF:2.500000,',
  '#EXT-X-BYTERANGE:500000@601355',
  'film360',
  '#EXT-X-ENDLIST',
  '',
].join('\n');

describe('a playlist', () => {
  it('says its segments', () => {
    const segments = segmentsOf(list);
    expect(segments).toEqual([
      { seconds: 6, bytes: 600_000 },
      { seconds: 2.5, bytes: 500_000 },
    ]);
    expect(secondsOf(segments)).toBe(8.5);
    expect(() => segmentsOf(list.replace('#EXT-X-ENDLIST', ''))).toThrow('not whole');
  });

  it('of all rungs says what each needs', () => {
    const [rung] = rungsOf(shown(640, 360, 30_000 / 1001));
    if (!rung) throw new Error('No rung');
    const made = { rung, segments: segmentsOf(list), codecs: 'avc1.64001e,mp4a.40.2' };
    expect(ladderPlaylist([made])).toBe(
      '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n' +
        '#EXT-X-STREAM-INF:BANDWIDTH=1600000,AVERAGE-BANDWIDTH=1035295,RESOLUTION=640x360,' +
        'CODECS="avc1.64001e,mp4a.40.2",FRAME-RATE=29.970\nhls360\n',
    );
  });

  it('gets an address for each name in it, and stays as it is but for them', () => {
    const read = withAddresses(list, (name) => `/storage/${name}?a=1`);
    expect(read).toBe(list.replaceAll('film360', '/storage/film360?a=1'));
  });
});

test('codecs are read in the head of a film', () => {
  const head = Buffer.from('..avcC\u0001\u0064\u0000\u001e...', 'latin1');
  expect(codecsOf(head, true)).toBe('avc1.64001e,mp4a.40.2');
  expect(codecsOf(head, false)).toBe('avc1.64001e');
  expect(() => codecsOf(Buffer.from('nothing'), false)).toThrow('no codec');
});
