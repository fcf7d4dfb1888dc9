import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import { viewers } from './browser.ts';

const { member } = viewers;
const other = member && { ...member, id: 2 };
const verdict = {
  wanted: { path: '/explore', arrival: 'push' },
  stored: null,
  refused: false,
  unknown: null,
  isTyped: false,
};

export default defineModel({
  machine: navigationMachine,
  reason: 'It decides what is drawn and draws nothing; the screen chart’s view shows the result.',
  input: { viewer: member },
  cases: {
    events: {
      'location.requested': [{ path: '/explore' }, { path: '/feed', replace: true }],
      'route.requested': [{ name: 'explore' }, { name: 'nowhere' }],
      'return.requested': [{ otherwise: '/' }],
      'location.popped': [
        { path: '/', steps: 0 },
        { path: '/explore', steps: 0 },
        { path: '/explore', steps: -1 },
      ],
      'viewer.changed': [
        { viewer: member, reason: 'login' },
        { viewer: null, reason: 'expired' },
        { viewer: null, reason: 'logout' },
        { viewer: other, reason: 'mirrored' },
        { viewer: member, reason: 'refreshed' },
      ],
    },
    outcomes: {
      routeGuard: {
        done: [
          { ...verdict, unknown: 'nowhere' },
          verdict,
          { ...verdict, wanted: { path: '/feed', arrival: 'push' }, isTyped: true },
        ],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {
    'location.requested': byPort,
    'route.requested': byChart,
    'return.requested': byChart,
    'location.popped': byPort,
    'viewer.changed': byChart,
  },
  sightings: {},
});
