import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

export const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

export const NGINX_ADVICE =
  'The group upgrade needs nginx and OpenSSL: install them (Debian: apt-get install nginx openssl) or name nginx in NGINX_PATH.';

/** nginx, for the group `upgrade`. */
export function installNginx() {
  if (!existsSync(NGINX)) installDebianPackages(NGINX_ADVICE, ['nginx', 'openssl']);
}
