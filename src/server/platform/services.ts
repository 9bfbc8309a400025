/** The typed name of what one module offers the others. */
export type ServiceKey<Service> = { readonly name: string; readonly offers?: Service }

export const serviceKey = <Service>(name: string): ServiceKey<Service> => ({ name })

/** What modules offer each other. A module provides when it registers, and reads others' when it registers or later. */
export class Services {
  private readonly provided = new Map<ServiceKey<unknown>, unknown>()

  provide<Service>(key: ServiceKey<Service>, service: Service): Service {
    this.provided.set(key, service)
    return service
  }

  /** Throws when no module has provided it: its module comes later in `modules.ts`, or is missing. */
  get<Service>(key: ServiceKey<Service>): Service {
    if (!this.provided.has(key)) throw new Error(`no module has provided the ${key.name}`)
    return this.provided.get(key) as Service
  }
}
