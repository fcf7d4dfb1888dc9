import type { PostText } from './post-texts.types.ts';

/** The posts of `ada`, newest first. */
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
