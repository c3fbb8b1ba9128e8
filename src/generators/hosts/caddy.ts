import {
  FEED,
  HASHED_FOLDERS,
  type HeaderRule,
  HOST_FILES,
  type HostedSite,
  headersOf,
  OWN_FILES,
  TEXT_TYPES,
  TYPES,
  withCharset,
} from './headers.ts';

/** Addresses that no file has: names that are too long for a file system, and files with a slash at the end. */
const IMPOSSIBLE = '[^/]{256}|.{1000}|\\.\\w+/$';

/** Writes a Caddyfile. On port 80 it names the host alone, so that Caddy gets a certificate and redirects to https. */
export function caddy({ base, host, root, port, precompressed }: HostedSite): string {
  const hashed = HASHED_FOLDERS.map((folder) => `${base}${folder}/*`).join(' ');
  return `${port === 80 ? host : `:${port}`} {
	root * ${root}
	encode {
		zstd
		gzip
		match {
${[...new Set(TEXT_TYPES)].map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}
${headersOf('all').map(set('')).join('\n')}
	@hashed {
		path ${hashed}
		file
	}
	@fresh not {
		path ${hashed}
		file
	}
	@own path */ ${OWN_FILES.map((extension) => `*.${extension}`).join(' ')}
${headersOf('hashed').map(set('@hashed ')).join('\n')}
${headersOf('not-hashed').map(set('@fresh ')).join('\n')}
${headersOf('own').map(set('@own ')).join('\n')}
${Object.entries(TYPES)
  .map(
    ([extension, type]) =>
      `	@${extension} path *.${extension}\n	header @${extension} Content-Type "${withCharset(type)}"`,
  )
  .join('\n')}
	header ${base}${FEED.path} Content-Type "${withCharset(FEED.type)}"
	@impossible path_regexp ${IMPOSSIBLE}
	rewrite @impossible /404
	try_files {path} {path}/index.html
	file_server {
		hide ${HOST_FILES.join(' ')}
${precompressed ? '		precompressed br gzip\n' : ''}	}
	handle_errors {
		@missing expression \`{err.status_code} == 404\`
		rewrite @missing ${base}404.html
		header @missing Content-Type "${withCharset('text/html')}"
${headersOf('own').map(set('@missing ')).join('\n').replace(/^/gm, '	')}
		file_server @missing
	}
}
`;
}

const set =
  (matcher: string) =>
  ({ name, value }: HeaderRule) =>
    `	header ${matcher}${name} "${value}"`;
