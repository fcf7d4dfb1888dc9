export default {
  credentials: 'E-mail ou senha incorretos.',
  code: 'O código está incorreto. Espere o próximo e tente de novo.',
  recovery: 'O código de recuperação está incorreto ou já foi usado.',
  stranger: 'Também é preciso informar “{{field}}”. {{said}}',
  strange: '“{{field}}”: {{said}}',
};
