/** The channel on which a member hears of everything that concerns them (contract §3.6). */
export const userChannel = (userId: number) => `App.Models.User.${userId}`;

/** The namespace Echo puts before event names; on the wire `App\\Events\\MessageSent`. */
export const eventNamespace = 'App.Events';
