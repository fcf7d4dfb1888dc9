export default {
  username: 'Nome de usuário',
  usernameHelp: 'De 2 a 30 letras, números, hifens ou sublinhados. É o endereço do seu perfil.',
  checking: 'Verificando se o nome está livre…',
  free: '{{thing}} está livre.',
  problems: {
    taken: 'Alguém já tem este nome de usuário. Escolha outro.',
    reserved: 'Este nome é reservado para o site. Escolha outro.',
    invalid: 'Use de 2 a 30 letras, números, hifens ou sublinhados.',
  },
};
