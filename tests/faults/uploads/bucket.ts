import { environmentOf, startS3 } from '#tests/backend/media/store/s3-server.ts';

/** A bucket in a process of its own, so that its memory is not that of what is measured. */
const server = await startS3();
console.log(JSON.stringify(environmentOf(server)));
