import { profileMachine } from '#machines/people/profile.machine.ts';
import { profileAdapter } from '#src/actors/people/profile.adapter.ts';
import '#src/views/people/author-card.tsx';
import type { AppServices } from '../services.types.ts';

/** The author beside a post, with the card. */
const author = ({ http }: AppServices) => profileMachine.provide(profileAdapter(http));

export default author;
