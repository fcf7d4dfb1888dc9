/** Integer minor units and an ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export interface PostAuthor {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly profilePhoto: string | null;
  readonly isVerified: boolean;
}

/** Subtitles of a video in one language. */
export interface Caption {
  /** BCP 47: `en`, `pt-BR`. */
  readonly language: string;
  /** Signed, as the video's own address; null while the video is locked. */
  readonly url: string | null;
}

/** One picture or film of a post; a locked one has no address because its bytes are not ours to see. */
export interface PostMedia {
  readonly hash: string;
  readonly type: 'image' | 'video' | 'audio';
  /** Pixels, so that the place is kept before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** CSS colour of the picture itself. */
  readonly placeholder: string;
  readonly alt: string | null;
  readonly url: string | null;
  readonly thumbUrl: string | null;
  /** Duration of a video, in seconds; absent for pictures. */
  readonly seconds?: number;
  /** Absent without any; languages alone while it is locked. */
  readonly captions?: readonly Caption[];
  /** First seconds of a locked video, where its owner lets them be watched; absent else. */
  readonly previewUrl?: string;
  /** Signed address of an HLS playlist of the video; absent without one. */
  readonly streamUrl?: string;
  /** Signed address of 1,024 pixels of a larger picture; absent without one. */
  readonly mediumUrl?: string;
}

/** Pictures and videos in a post, counted even while it is locked; total seconds of video. */
export interface MediaCounts {
  readonly images: number;
  readonly videos: number;
  readonly seconds: number;
}

export interface Post {
  readonly id: number;
  readonly author: PostAuthor;
  readonly title: string | null;
  readonly text: string | null;
  readonly media: readonly PostMedia[];
  readonly mediaCounts: MediaCounts;
  readonly isPaid: boolean;
  readonly price: Money | null;
  readonly isLocked: boolean;
  readonly isPurchased: boolean;
  /** ISO 8601; null where the viewer did not buy it, or the server does not say when. */
  readonly purchasedAt: string | null;
  /** True if it was changed after the viewer bought it. */
  readonly isEditedSince: boolean;
  /** True if subscribers read it without buying it. */
  readonly isFreeForSubscribers: boolean;
  readonly visibility: 'public' | 'followers' | 'subscribers';
  /** A month of the author's subscription; null where nothing is locked, or the server does not say. */
  readonly subscriptionPrice: Money | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601; time at which its author's planned post goes out, null of any other. */
  readonly plannedFor: string | null;
  /** ISO 8601; of this version, so that another device's change is noticed. */
  readonly updatedAt: string;
  readonly likesCount: number;
  readonly isLiked: boolean;
  readonly commentsCount: number;
  /** Number of purchases; sent to the author only. */
  readonly purchasesCount?: number;
}
