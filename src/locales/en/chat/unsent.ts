export default {
  named: 'A message to {{name}} was not sent.',
  unnamed: 'A message was not sent.',
};
