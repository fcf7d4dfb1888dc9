/** One seeded post. `pictures` is how many it shows; `price` in minor units locks it. */
export interface PostText {
  by: string;
  title?: string;
  text: string;
  pictures: number;
  visibility?: 'followers' | 'subscribers';
  price?: number;
}
