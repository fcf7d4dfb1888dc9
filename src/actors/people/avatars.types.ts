/** By member: the avatars that were fetched in this visit, whichever list they were for. */
export type AvatarCache = Map<number, string | null>;
