/** What a configuration is written for. */
export interface HostedSite {
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The site's host name. */
  host: string;
  /** The folder that the host serves as its root; the site's files go to the site's path in it. */
  root: string;
  port: number;
  /** Whether the build writes compressed copies beside its files. */
  precompressed: boolean;
}
