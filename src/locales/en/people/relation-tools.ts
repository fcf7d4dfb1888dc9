export default {
  filters: {
    all: 'Everyone',
    active: 'Active',
    ending: 'Ending',
    expired: 'Expired',
    mute: 'Muted',
    restrict: 'Restricted',
    block: 'Blocked',
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
    soonest: 'Soonest first',
  },
};
