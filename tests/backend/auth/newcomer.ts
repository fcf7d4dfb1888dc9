/** Somebody who is not in the cast: everything `POST /register` needs. */
export const gil = {
  email: 'gil@fanfare.test',
  username: 'gil',
  display_name: 'Gil',
  password: 'seven-green-kites',
  password_confirmation: 'seven-green-kites',
  terms: true,
};
