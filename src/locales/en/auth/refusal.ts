export default {
  credentials: 'These credentials do not match our records.',
  code: "That code isn't right. Wait for the next one and try again.",
  recovery: "That recovery code isn't right or was already used.",
  stranger: '“{{field}}” is needed too. {{said}}',
  strange: '“{{field}}”: {{said}}',
};
