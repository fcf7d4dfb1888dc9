export default {
  title: 'Falta un paso',
  lead: '{{provider}} nos ha dicho quién eres. Elige el nombre y la dirección de tu perfil y tu cuenta estará lista. No hace falta contraseña.',
  emailKnown: 'Correo de {{provider}}: {{email}}',
  emailHelp:
    '{{provider}} no nos dice tu correo. Te enviaremos un enlace para confirmarlo, y con él podrás volver a entrar.',
  cancel: 'Cancelar',
  looking: 'Un momento…',
};
