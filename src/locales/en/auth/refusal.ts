export default {
  credentials: 'These credentials do not match our records.',
  code: 'The code is not right. Wait for the next one and try again.',
  recovery: 'The recovery code is not right, or it was used before.',
};
