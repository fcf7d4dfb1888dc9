/** A bucket that speaks S3, and who asks it. */
export interface BucketSettings {
  /** Origin of the service, and a path where it has one, without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if the bucket stands in the path of its addresses, false if in their host. */
  isPathStyle: boolean;
}
