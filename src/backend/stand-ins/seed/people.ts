import type { users } from '../../db/schema/users.ts';

type NewUser = typeof users.$inferInsert;

/** One of the world's other people; `price` (minor units a month) makes a creator. */
interface Extra {
  username: string;
  name: string;
  about: string;
  price?: number;
}

/** People who do not sign in: no password. Ids from 11, in this order. */
export const extras: readonly Extra[] = [
  {
    username: 'mira',
    name: 'Mira Castellanos',
    about: 'Ceramics. Kiln opens on Fridays.',
    price: 799,
  },
  {
    username: 'tomasz',
    name: 'Tomasz Wójcik',
    about: 'I walk at night with a camera.',
    price: 599,
  },
  { username: 'yuki', name: '佐藤 由紀', about: '紙と糸で小さな本を作っています。', price: 899 },
  { username: 'lena', name: 'Лена Орлова', about: 'Театр теней и бумажные города.', price: 699 },
  { username: 'omar', name: 'عمر الشامي', about: 'خط عربي وحبر.', price: 999 },
  { username: 'ines', name: 'Inês Duarte', about: 'Azulejos, um de cada vez.', price: 499 },
  { username: 'noor', name: 'Noor Haddad', about: 'Field recordings of quiet places.', price: 549 },
  { username: 'wei', name: '陈伟', about: '水墨与城市。', price: 799 },
  {
    username: 'sofia',
    name: 'Sofía Herrera',
    about: 'Botanical drawing, from life only.',
    price: 649,
  },
  { username: 'gus', name: 'Gus Adeyemi', about: 'Here for the songs.' },
  { username: 'hana', name: 'Hana Kovářová', about: 'Collects small prints.' },
  { username: 'idris', name: 'Idris Bello', about: 'Bass player, mostly on trains.' },
  { username: 'june', name: 'June Park', about: 'Reads the captions first.' },
  { username: 'kofi', name: 'Kofi Mensah', about: 'Frames pictures for a living.' },
  { username: 'luca', name: 'Luca Ferri', about: 'Learning to see.' },
  { username: 'marta', name: 'Marta Solà', about: 'Paper, scissors, coffee.' },
  { username: 'nils', name: 'Nils Åberg', about: 'Long winters, long listening.' },
  { username: 'olga', name: 'Ольга Ким', about: 'Люблю театр и море.' },
  { username: 'pavel', name: 'Павел Гриценко', about: 'Собираю открытки.' },
  { username: 'quinn', name: 'Quinn O’Hara', about: 'Teacher. My class loves the shadow cities.' },
  { username: 'rosa', name: 'Rosa Nascimento', about: 'Do Porto, com azulejos.' },
  { username: 'sami', name: 'Sami Laine', about: 'Sauna and synthesizers.' },
  { username: 'tara', name: 'तारा मेहता', about: 'Letters by hand.' },
  { username: 'uma', name: 'Uma Iyer', about: 'Gardens, drawn badly but often.' },
  { username: 'vera', name: 'Vera Lindholm', about: 'Night shifts, day pictures.' },
  { username: 'wanjiru', name: 'Wanjirũ Kamau', about: 'Maps and markets.' },
  { username: 'xavi', name: 'Xavi Puig', about: 'Pots, pans and glazes.' },
  { username: 'yara', name: 'يارا نصر', about: 'أحب الحبر والورق.' },
  { username: 'zoe', name: 'Ζωή Παππά', about: 'Θάλασσα και μουσική.' },
  { username: 'min', name: '김민서', about: '조용한 사진을 좋아합니다.' },
];

export const extraId = (username: string) =>
  11 + extras.findIndex((person) => person.username === username);

export const extraRows = (now: Date): NewUser[] =>
  extras.map(({ username, name, about, price }, index) => {
    const createdAt = new Date(now.getTime() - (760 - index * 17) * 86_400_000);
    return {
      id: 11 + index,
      email: `${username}@people.fanfare.test`,
      username,
      displayName: name,
      about,
      isCreator: price !== undefined,
      isVerified: price !== undefined && index % 3 !== 2,
      subscriptionPrice: price ?? null,
      emailVerifiedAt: createdAt,
      createdAt,
      updatedAt: now,
    };
  });

/** Ids of the many who follow `fay`. */
export const fanId = (index: number) => 1001 + index;
