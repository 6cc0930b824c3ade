/** The exports of `@module-federation/runtime` that a module's container uses; a namespace import would keep all. */
export { getRemoteEntry, init } from '@module-federation/runtime';
