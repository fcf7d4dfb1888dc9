export default {
  writers: {
    label: 'Quién puede escribirte',
    everyone: 'Todo el mundo',
    known: 'Gente que conoces',
    nobody: 'Nadie nuevo',
    help: 'La gente que conoces es la que sigues, a la que te suscribes o la que se suscribe a ti. Quien haya recibido un mensaje tuyo siempre puede responder.',
  },
  online: {
    label: 'Quién ve que estás en línea',
    shown: 'Todo el mundo',
    hidden: 'Nadie',
    help: 'Si nadie lo ve, tú tampoco lo verás de los demás en los chats.',
  },
  finding: {
    label: 'Búsqueda y sugerencias',
    shown: 'Mostrarme',
    hidden: 'Ocultarme',
    help: 'Tu perfil sigue abierto para quien tenga el enlace.',
  },
};
