/** One seeded post. `pictures` is how many it shows; `price` in minor units locks it. */
export interface PostText {
  by: string;
  title?: string;
  text: string;
  pictures: number;
  visibility?: 'followers' | 'subscribers';
  price?: number;
}

/** Newest first. Authors other than `ada` and `fay` are in `people.ts`. */
export const adaPosts: readonly Omit<PostText, 'by'>[] = [
  {
    title: 'The valley before anyone wakes',
    text: 'Third morning in a row at the same fence post. The fog did exactly what I asked of it, for once.',
    pictures: 1,
  },
  {
    text: 'Proof of the new plate. The black is still too warm; I will mix it again tonight.',
    pictures: 1,
    visibility: 'subscribers',
  },
  {
    title: 'How I choose a horizon',
    text: 'Two thirds of the picture is a promise, one third is the ground you stand on. Move the line by a finger and the whole weather changes.',
    pictures: 2,
  },
  {
    title: 'Five states of one plate',
    text: 'The full sequence, from the first scratch to the edition print, with notes on what went wrong in state three.',
    pictures: 3,
    price: 500,
  },
  {
    text: 'Somebody asked what I listen to while I etch. Rain, mostly. And Fay Winters.',
    pictures: 0,
  },
  {
    title: 'Still life with last week’s branches',
    text: 'The jug is a gift from Mira. The branches are from the hedge, which has not noticed.',
    pictures: 1,
    visibility: 'followers',
  },
  {
    text: 'A day without a picture is also a day. Cleaned every roller in the studio.',
    pictures: 0,
  },
  {
    title: 'Paper test',
    text: 'Same plate, four papers. Left to right: cotton, kozo, an old ledger, and the envelope the ledger came in. The envelope wins.',
    pictures: 2,
    visibility: 'subscribers',
  },
  { title: 'Lake, ten past four', text: 'The light held for six minutes. I counted.', pictures: 1 },
  {
    text: 'Subscribers: the spring edition ships on Monday. Thirty prints, numbered, none of them straight.',
    pictures: 1,
    visibility: 'subscribers',
  },
  {
    title: 'Notes on blue',
    text: 'There is a blue that only exists between the last bus and the first star. I have tried eleven inks and own twelve.',
    pictures: 1,
  },
  {
    title: 'A walk I did not finish',
    text: 'The path was under water from the second gate on. I drew the gate.',
    pictures: 1,
    visibility: 'followers',
  },
  { text: 'The press squeaks in B flat. Recorded it for Noor.', pictures: 0 },
  {
    title: 'The big one',
    text: 'Ninety by sixty centimetres, four plates, eleven weeks. This is the whole making of it, with every mistake kept in.',
    pictures: 3,
    price: 1200,
  },
  {
    title: 'Window, north side',
    text: 'No sun ever comes here, so nothing ever moves. It is the most patient corner of the house.',
    pictures: 1,
  },
  { text: 'Thank you for two thousand of you. I had hoped for twelve.', pictures: 1 },
  {
    title: 'Fir trees are all verticals',
    text: 'Until you draw the seventh one, and then they are all gestures.',
    pictures: 2,
  },
  {
    title: 'Etching ground, a recipe',
    text: 'Two parts beeswax, one of asphaltum, a thumb of rosin. Subscribers get the version that does not set off the smoke alarm.',
    pictures: 1,
    visibility: 'subscribers',
  },
  {
    text: 'Found last year’s sketchbook behind the stove. Half of it was ideas I have since had again.',
    pictures: 1,
  },
  {
    title: 'Two moons',
    text: 'One in the sky, one in the flooded field. I kept the second.',
    pictures: 1,
    visibility: 'followers',
  },
  {
    text: 'Open studio on the first Saturday of the month. There is tea, and a dog that thinks it is a critic.',
    pictures: 0,
  },
  {
    title: 'Cut-paper study',
    text: 'Before the plate there is always paper. These three stayed paper.',
    pictures: 3,
  },
  {
    title: 'Where the road bends',
    text: 'I have driven past it for six years and stopped once.',
    pictures: 1,
  },
  {
    title: 'First post',
    text: 'Hello. I make landscapes in ink and light, and I will show you how. Be kind to the early ones.',
    pictures: 1,
  },
];

export const otherPosts: readonly PostText[] = [
  {
    by: 'fay',
    title: 'Kitchen session',
    text: 'One microphone, one kettle, take four. The kettle comes in at the chorus.',
    pictures: 1,
  },
  {
    by: 'mira',
    text: 'Kiln opened at dawn. Two cracked, nine sang, one is the best thing I have made.',
    pictures: 2,
  },
  { by: 'tomasz', title: 'Ulica po deszczu', text: 'Every lamp twice.', pictures: 1 },
  {
    by: 'yuki',
    title: '豆本',
    text: '今日は三十六ページの小さな本を綴じました。手のひらにのります。',
    pictures: 1,
  },
  {
    by: 'lena',
    title: 'Бумажный город',
    text: 'Новый спектакль: город из одной полосы бумаги длиной семь метров.',
    pictures: 2,
    visibility: 'followers',
  },
  { by: 'omar', text: 'حرف واحد، مئة مرة. المئة والأولى أفضل.', pictures: 1 },
  {
    by: 'ines',
    title: 'Azulejo n.º 212',
    text: 'Partiu-se no forno. Fica mais bonito assim.',
    pictures: 1,
  },
  {
    by: 'noor',
    title: 'Forty minutes of a frozen harbour',
    text: 'Ice, ropes, one gull with opinions.',
    pictures: 1,
    visibility: 'subscribers',
  },
  { by: 'wei', title: '雨后的桥', text: '画了三遍，第一遍最好。', pictures: 1 },
  {
    by: 'sofia',
    title: 'Hinojo',
    text: 'El hinojo del camino, a tamaño real. Cuatro horas y una abeja.',
    pictures: 1,
  },
  {
    by: 'fay',
    title: 'Demo: “Low tide”',
    text: 'Unmixed, unmastered, unsure. For those who asked for the early ones.',
    pictures: 1,
    price: 300,
  },
  {
    by: 'mira',
    title: 'Celadon, again',
    text: 'I said I would stop. I did not stop.',
    pictures: 1,
    visibility: 'subscribers',
  },
  { by: 'tomasz', text: 'The last tram has the best windows in the city.', pictures: 2 },
  {
    by: 'yuki',
    text: '糸の色を決めるのに一日かかりました。結局、白です。',
    pictures: 1,
    visibility: 'subscribers',
  },
  { by: 'lena', text: 'Репетиция: тень кошки получилась лучше кошки.', pictures: 1 },
  {
    by: 'omar',
    title: 'حبر جديد',
    text: 'صنعت الحبر من قشر الجوز. الرائحة لا توصف.',
    pictures: 1,
    visibility: 'followers',
  },
  {
    by: 'ines',
    text: 'Encomenda terminada: uma parede inteira, e nenhum azulejo igual ao outro.',
    pictures: 3,
  },
  {
    by: 'noor',
    text: 'Someone’s piano through two walls. I waited until they finished before I moved.',
    pictures: 0,
  },
  { by: 'wei', title: '城墙', text: '墨干得太快，城墙就老得快。', pictures: 1, price: 400 },
  {
    by: 'sofia',
    text: 'Las raíces también se dibujan. Nadie las pide, pero ahí están.',
    pictures: 2,
  },
  {
    by: 'fay',
    text: 'Tour dates are up. All of them are places I can reach by ferry.',
    pictures: 0,
  },
  {
    by: 'mira',
    title: 'Twelve cups',
    text: 'They are meant to be a set. They disagree.',
    pictures: 2,
  },
  {
    by: 'tomasz',
    title: 'Most we mgle',
    text: 'The bridge was there, I promise.',
    pictures: 1,
    visibility: 'subscribers',
  },
  { by: 'yuki', title: '表紙の試作', text: '四つの紙、四つの季節。', pictures: 2 },
  {
    by: 'lena',
    title: 'Как сделать луну',
    text: 'Пергамент, нитка и терпение. Подробно, по шагам.',
    pictures: 1,
    price: 350,
  },
  { by: 'omar', text: 'شكرا لكل من زار المعرض. بقيت لوحتان، وقصة.', pictures: 1 },
  {
    by: 'ines',
    title: 'Cores do Tejo',
    text: 'Sete azuis, e o rio ainda pede outro.',
    pictures: 1,
    visibility: 'followers',
  },
  {
    by: 'noor',
    title: 'How quiet is quiet',
    text: 'I measured eleven rooms. The quietest was a library; the best was a bakery at four.',
    pictures: 1,
  },
  { by: 'wei', text: '今天没有画，只磨了墨。', pictures: 0 },
  {
    by: 'sofia',
    title: 'Cuaderno de mayo',
    text: 'Todas las páginas, también las malas.',
    pictures: 3,
    visibility: 'subscribers',
  },
];

/** Every post, mingled as they were written: the feed of someone who follows all. */
export const postTexts: readonly PostText[] = Array.from(
  { length: Math.max(adaPosts.length, otherPosts.length) },
  (_, index) => {
    const own = adaPosts[index];
    const other = otherPosts[index];
    return [...(own ? [{ by: 'ada', ...own }] : []), ...(other ? [other] : [])];
  },
).flat();
