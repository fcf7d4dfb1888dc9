import type { PersonCard } from './person.types.ts';
import type { Relationship } from './relation.types.ts';

/** Crop of a picture: `x`, `y` in percent, `scale` from 1. */
export interface Alignment {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The wide picture at the head of a profile; pixels. */
export interface Banner {
  readonly url: string;
  readonly thumbUrl: string;
  readonly width: number;
  readonly height: number;
  /** CSS colour of the picture itself. */
  readonly placeholder: string;
  readonly alt: string | null;
}

/** Page of a person, as far as the viewer may see it. */
export interface Profile extends PersonCard {
  /** Avatar for the head of the page, which shows it larger than a card does. */
  readonly largePhoto: string | null;
  /** Alternative text of the photo, in their words. */
  readonly photoAlt: string | null;
  readonly isCreator: boolean;
  readonly about: string | null;
  /** ISO 3166-1 alpha-2; null where they do not say. */
  readonly country: string | null;
  readonly banner: Banner | null;
  readonly bannerAlign: Alignment;
  readonly photoAlign: Alignment;
  readonly postsCount: number;
  readonly mediaCount: number;
  readonly followersCount: number;
  /** A month; null when there is nothing to subscribe to. */
  readonly subscriptionPrice: { readonly amount: number; readonly currency: string } | null;
  /** ISO 8601. */
  readonly joinedAt: string;
  readonly isSelf: boolean;
  /** Null for guests and for oneself. */
  readonly relationship: Relationship | null;
}
