export type ServiceKey<Service> = { readonly name: string; readonly offers?: Service }

export const serviceKey = <Service>(name: string): ServiceKey<Service> => ({ name })

/** A module provides when it registers, and reads when it registers or later. */
export class Services {
  private readonly provided = new Map<ServiceKey<unknown>, unknown>()

  provide<Service>(key: ServiceKey<Service>, service: Service): Service {
    this.provided.set(key, service)
    return service
  }

  /** Throws when the module that provides it comes later in `modules.ts`, or is missing. */
  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.provided.has(key)) throw new Error(`no module has provided the ${key.name}`)
    return this.provided.get(key) as Service
  }
}
