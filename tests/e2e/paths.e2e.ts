import { walkPages } from './lib/page-walks.ts';

walkPages(() => true);
