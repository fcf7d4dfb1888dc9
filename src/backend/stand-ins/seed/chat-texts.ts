/** One line of the chat of `ada` and `bo`, oldest first; `hoursAgo` falls. */
export interface ChatLine {
  by: 'ada' | 'bo';
  hoursAgo: number;
  text: string | null;
  /** A name of `messagePictures`. */
  picture?: 'message-proof' | 'message-window' | 'message-lake';
  /** Minor units: locked until it is bought. */
  price?: number;
}

const line = (by: 'ada' | 'bo', hoursAgo: number, text: string): ChatLine => ({
  by,
  hoursAgo,
  text,
});

export const adaAndBo: readonly ChatLine[] = [
  line('bo', 312, 'Hello Ada! I just subscribed. The lake print is on my wall already.'),
  line('ada', 311.8, 'Welcome, Bo! Which wall? That matters more than people think.'),
  line('bo', 311.7, 'The dark one, opposite the window.'),
  line('ada', 311.6, 'Then it will change all day. Good wall.'),
  line('bo', 290, 'You were right, it is a different picture at breakfast.'),
  line('ada', 289, 'Breakfast is when I made it.'),
  line('bo', 262, 'May I ask a beginner’s question?'),
  line('ada', 261.9, 'Those are the only good ones.'),
  line('bo', 261.8, 'How do you know when to stop?'),
  line('ada', 261.5, 'When the next line would be for me and not for the picture.'),
  line('bo', 261.4, 'I will write that on the other wall.'),
  line('ada', 240, 'New plate today. First proof came out like a potato.'),
  line('bo', 239.9, 'A landscape of a potato, or by a potato?'),
  line('ada', 239.8, 'I am framing that message.'),
  { by: 'ada', hoursAgo: 216, text: 'Second proof. Less potato.', picture: 'message-proof' },
  line('bo', 215.8, 'Oh, that is beautiful. The far hill!'),
  line('bo', 215.7, 'Is the sky one colour or two?'),
  line('ada', 215.2, 'Three, and one of them is the paper.'),
  line('bo', 190, 'I tried your recipe for the ground. The smoke alarm sends its regards.'),
  line('ada', 189, 'You used the public one, didn’t you.'),
  line('bo', 188.9, 'I am a subscriber and I did not read the post to its end.'),
  line('ada', 188.8, 'Nobody does. Open a window next time.'),
  {
    by: 'ada',
    hoursAgo: 144,
    text: 'My window, since we speak of them.',
    picture: 'message-window',
  },
  line('bo', 143.5, 'I can hear how quiet it is.'),
  line('ada', 120, 'Spring edition is printed. Numbers 1 to 30.'),
  line('bo', 119.5, 'Is 7 still free? It is my number.'),
  line('ada', 119, 'Seven is yours. It leans a little to the left.'),
  line('bo', 118.9, 'So do I.'),
  {
    by: 'ada',
    hoursAgo: 96,
    text: 'The lake at ten past four, full size, for you to print at home if you like.',
    picture: 'message-lake',
    price: 300,
  },
  line('bo', 95, 'I will get it on pay day!'),
  line('ada', 94.5, 'It is not going anywhere. Lakes are good at that.'),
  line('bo', 70, 'Kofi framed the first one for me. He says you owe him a plate.'),
  line('ada', 69, 'I owe Kofi several plates and a chair.'),
  line('bo', 48, 'Will there be an open studio this month?'),
  line('ada', 47, 'First Saturday, as always. The dog has been told.'),
  line('bo', 46.5, 'I will bring biscuits for the critic.'),
  line('ada', 26, 'Fog tomorrow, they say. I will be at the fence post at five.'),
  line('bo', 25, 'I will be asleep on your behalf.'),
  line('ada', 4, 'It came! The whole valley was gone except one tree.'),
  line('bo', 3.2, 'Please say you drew the tree.'),
  line('ada', 3, 'I drew everything but the tree.'),
  line('bo', 2.5, 'Of course you did. Can I see it when it is inked?'),
];

const openers =
  `Listened again|On the ferry|This morning|Quick thought|Verse two|After the show|At the market|Late tonight|On the train|With headphones`.split(
    '|',
  );
const middles =
  `the bridge still gives me goosebumps|the kettle is the best drummer I know|I slowed it by two beats|the harmony wants to be lower|somebody asked me what it was|the last line made my sister cry|I hummed it all the way home|the quiet part is the loud part`.split(
    '|',
  );
const closers =
  `and I like it more each time.|so thank you for that.|what do you think?|maybe that is the whole song.|I will try it on Friday.|do not change a thing.`.split(
    '|',
  );

/** The n-th line of a long talk about songs; no two neighbours are alike. */
export const songChatText = (index: number) =>
  `${openers[index % openers.length]}: ${middles[(index * 3) % middles.length]}, ${closers[(index * 7) % closers.length]}`;
